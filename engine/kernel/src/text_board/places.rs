//! Where the places of a map are written: each as near to where it belongs as there is room.

use super::{Canvas, Tone};

/// How far a place may be put from where it belongs to make room for others: columns and rows.
const ASIDE: (usize, usize) = (30, 5);
/// A row is about twice as high as a column is wide; names are long, so that a row costs more still.
const COLUMNS_A_ROW: usize = 4;

/// A place that is to be written on a map.
#[derive(Clone, Copy, Debug)]
pub struct MapPlace {
    /// Where it belongs, in units of its own; only the distances matter.
    pub position: (u16, u16),
    /// How many columns it needs.
    pub room: usize,
}

/// A column and a row for each place on a page of this size.
pub fn spread(places: &[MapPlace], (width, height): (usize, usize)) -> Vec<(usize, usize)> {
    let across = Stretch::of(places.iter().map(|place| place.position.0));
    let down = Stretch::of(places.iter().map(|place| place.position.1));
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|&at| (places[at].position.1, places[at].position.0));
    let mut taken = Canvas::new(width, height);
    let mut spots = vec![(0, 0); places.len()];
    for at in order {
        let MapPlace { position, room } = places[at];
        let columns = width.saturating_sub(room);
        let wanted = (across.scaled(position.0, columns), down.scaled(position.1, height.saturating_sub(1)));
        let spot = nearest_free(wanted, room, &taken).unwrap_or(wanted);
        taken.put(spot.0, spot.1, &"#".repeat(room), Tone::Plain);
        spots[at] = spot;
    }
    spots
}

/// From the first to the last of some positions.
struct Stretch {
    from: usize,
    to: usize,
}

impl Stretch {
    fn of(positions: impl Iterator<Item = u16> + Clone) -> Self {
        let from = positions.clone().min().unwrap_or(0).into();
        Self { from, to: positions.max().unwrap_or(1).into() }
    }

    fn scaled(&self, position: u16, room: usize) -> usize {
        (usize::from(position) - self.from) * room / (self.to - self.from).max(1)
    }
}

/// The nearest stretch of so much room.
fn nearest_free((column, row): (usize, usize), room: usize, taken: &Canvas) -> Option<(usize, usize)> {
    let far = ASIDE.0 + COLUMNS_A_ROW * ASIDE.1;
    let steps =
        (0..=far).flat_map(|cost| (0..=cost / COLUMNS_A_ROW).map(move |down| (cost - COLUMNS_A_ROW * down, down)));
    let steps = steps.filter(|(aside, down)| *aside <= ASIDE.0 && *down <= ASIDE.1);
    let around = |(aside, down): (usize, usize)| {
        let columns = [column.checked_sub(aside), Some(column + aside)];
        let rows = [row.checked_sub(down), Some(row + down)];
        columns.into_iter().flatten().flat_map(move |column| rows.into_iter().flatten().map(move |row| (column, row)))
    };
    steps.flat_map(around).find(|spot| taken.is_free(spot.0, spot.1, room))
}

/// A name as a map has room for it: of several words, the first by its letter.
pub fn short_name(name: String, most: usize) -> String {
    if name.chars().count() <= most {
        return name;
    }
    match name.rsplit_once(' ') {
        Some((first, last)) => first.chars().take(1).chain(['.']).chain(last.chars()).take(most).collect(),
        None => name.chars().take(most.saturating_sub(1)).chain(['.']).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_stand_where_they_belong_and_make_room_for_each_other() {
        let place = |x: u16, y: u16| MapPlace { position: (x, y), room: 4 };
        let spots = spread(&[place(0, 0), place(100, 100), place(0, 0), place(100, 0)], (20, 6));
        assert_eq!(spots[0], (0, 0));
        assert_eq!(spots[1], (16, 5));
        assert_eq!(spots[2], (4, 0), "four columns aside is as near as a row down, and found first");
        assert_eq!(spots[3], (16, 0));
    }

    #[test]
    fn without_room_a_place_is_written_over_another() {
        let place = MapPlace { position: (0, 0), room: 3 };
        assert_eq!(spread(&[place, place], (3, 1)), [(0, 0), (0, 0)]);
    }

    #[test]
    fn a_long_name_is_cut_and_the_first_of_two_words_is_a_letter() {
        assert_eq!(short_name("Bled".to_owned(), 5), "Bled");
        assert_eq!(short_name("Ljubljana".to_owned(), 5), "Ljub.");
        assert_eq!(short_name("Novo mesto".to_owned(), 7), "N.mesto");
    }
}
