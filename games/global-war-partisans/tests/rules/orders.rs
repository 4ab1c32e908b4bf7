//! Standing orders are read as they are written, and nonsense is refused with what would be right.

use staffetta_global_war_partisans::Order;

#[test]
fn orders_are_read_as_they_are_written() {
    for text in
        ["fade", "ussr fade", "stand", "uk support", "no-support", "accept", "refuse", "germany retreat-below 30"]
    {
        let order: Order = text.parse().expect(text);
        assert_eq!(order.to_string(), text);
    }
}

#[test]
fn nonsense_is_no_order() {
    for text in ["", "run", "germany", "retreat-below 101", "retreat-below many"] {
        let reason = text.parse::<Order>().expect_err(text);
        assert!(reason.contains("fade"), "{reason}");
    }
}
