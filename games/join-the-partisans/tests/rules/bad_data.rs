//! Cards that the data files must not hold: refused, with a word on what is wrong.

use staffetta_join_the_partisans::JoinThePartisans as G;
use staffetta_kernel::{Chosen, Data, Options, Overrides, Setup, prelude::*};

#[test]
fn a_card_of_the_school_that_gives_itself_away_is_refused() {
    let refused = |column: &str, text: &str| {
        let overrides = Overrides::from([(format!("school-en.PS001.{column}"), text.to_owned())]);
        Setup { overrides, ..Setup::seats(3) }.ready::<G>().expect_err("a bad card").reason
    };
    let reason = refused("accepted", "Ljubljana!");
    assert!(reason.contains("the accepted 'Ljubljana!' is not normalised"), "{reason}");
    let reason = refused("wrong1", "Ljubljana!");
    assert!(reason.contains("the option 'Ljubljana!' is not judged Wrong"), "{reason}");
    let reason = refused("question", "Was it founded in Ljubljana?");
    assert!(reason.contains("the question says its answer 'ljubljana'"), "{reason}");
}

#[test]
fn an_order_too_many_is_refused_where_it_stands() {
    let mut files = G::about().data.to_vec();
    let orders = files.iter_mut().find(|(name, _)| *name == "hq").expect("the orders");
    let more = format!("{}\nHQ46-01,1945,LJU,partisans,1,retreat,german,house\n", orders.1.trim_end());
    orders.1 = &more;
    let data = Data::load(&files, &Overrides::new()).expect("readable");
    let options = Options::new(G::schema(), &Chosen::new()).expect("the usual options");
    let reason = G::rules(3, &options, &data).expect_err("an order too many").reason;
    assert!(reason.contains("'HQ46-01' stands where 'nothing' belongs"), "{reason}");
}
