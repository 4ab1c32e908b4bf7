//! The table drawn in text: the map of Slovenia, the band, the dice and the question.

use staffetta_kernel::text_board::{Canvas, MapPlace, TextLine, TextPage, TextPart, Tone, short_name, spread};
use staffetta_kernel::{Args, Seat, Target};

use crate::cards::{First, MissionKind};
use crate::partisans::{Leg, Task};
use crate::place::Place;
use crate::rules::Rules;
use crate::under_way::{Need, Rolling};
use crate::view::{Shown, View};

/// How high the map is.
const ROWS: usize = 24;
/// Room for the number of a choice, and for a place's outpost and figure.
const NUMBER: usize = 3;
const MARKS: usize = 3;
/// The longest name on a wide page, and on a narrow one.
const NAMES: [usize; 2] = [7, 5];

/// All parts of the board.
pub fn draw(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
    vec![map(r, v, page), band(r, v, page), orders(r, v, page), battle(v, page), school(v, page)]
}

/// The places where they lie; numbers before a place are choices, digits after it are figures.
fn map(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let mut canvas = Canvas::new(page.width, ROWS);
    let spots = spots(r, page);
    let middle = |place: Place| {
        let (column, row) = spots[place.slot()];
        (column + NUMBER + short(page, place).chars().count() / 2, row)
    };
    for &from in Place::ALL {
        for to in r.map.next_to(from).iter().filter(|to| to.slot() > from.slot()) {
            canvas.way(middle(from), middle(to), '·', Tone::Faint);
        }
    }
    // Over the ways, so that they do not run through what stands at a place.
    for &place in Place::ALL {
        draw_place(v, page, place, spots[place.slot()], &mut canvas);
    }
    let mut lines = canvas.lines();
    let mut legend = TextLine::default();
    for seat in r.cast.partisans() {
        legend = legend.with(format!("{} {}   ", seat.0 + 1, page.seat(seat)), tone(seat));
    }
    let signs = format!("■ {}   □ {}", page.word("view-coloured"), page.word("view-whites"));
    lines.push(legend.with(signs, Tone::Faint));
    TextPart::new("map", "", lines)
}

/// A column and a row for each place: as near to where it belongs as there is room.
fn spots(r: &Rules, page: &TextPage<'_>) -> Vec<(usize, usize)> {
    let place = |&place: &Place| {
        let room = NUMBER + short(page, place).chars().count() + MARKS;
        MapPlace { position: r.map.positions[place.slot()], room }
    };
    spread(&Place::ALL.iter().map(place).collect::<Vec<_>>(), (page.width, ROWS))
}

/// A place's name as the map has room for it.
fn short(page: &TextPage<'_>, place: Place) -> String {
    let name = page.word(&format!("place-{}", place.word()));
    short_name(name, if page.width >= 100 { NAMES[0] } else { NAMES[1] })
}

fn draw_place(v: &View, page: &TextPage<'_>, place: Place, (column, row): (usize, usize), canvas: &mut Canvas) {
    if let Some(number) = page.number(&format!("place:{}", place.word())) {
        canvas.put(column, row, &format!("{number:>NUMBER$}"), Tone::Own);
    }
    let name = short(page, place);
    let marks = column + NUMBER + name.chars().count();
    canvas.put(column + NUMBER, row, &format!("{name}  "), Tone::Plain);
    let coloured = (0..v.owners).map(Seat).find(|seat| v.public.tasks[seat.at()].coloured.get() == Some(place));
    if let Some(owner) = coloured {
        canvas.put(marks, row, "■", tone(owner));
    } else if v.public.whites.contains(&place) {
        canvas.put(marks, row, "□", Tone::Strong);
    }
    let mut figures = v.public.standing_on(place).iter();
    if let Some(seat) = figures.next() {
        let digit = if figures.next().is_some() { "*".to_owned() } else { (seat.0 + 1).to_string() };
        canvas.put(marks + 1, row, &digit, tone(seat));
    }
}

fn tone(seat: Seat) -> Tone {
    Tone::Side(seat.0)
}

/// A line for each Partisan in the order of turns: points, where he stands, what he is about.
fn band(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let mut seats: Vec<Seat> = v.public.ring.iter().copied().collect();
    if seats.is_empty() {
        seats = r.cast.partisans().collect();
    }
    let wide = seats.iter().map(|&seat| page.seat(seat).chars().count()).max().unwrap_or(0);
    let line = |seat: Seat| {
        let turn = if seat == v.public.active && v.public.turn > 0 { '▸' } else { ' ' };
        let who = format!("{turn} {} {:wide$}  {:>3}  ", seat.0 + 1, page.seat(seat), v.points[seat.at()]);
        page.fitted(TextLine::default().with(who, tone(seat)).with(about(r, v, page, seat), Tone::Plain))
    };
    let mut lines: Vec<TextLine> = seats.into_iter().map(line).collect();
    if let Some(enemy) = v.enemy {
        let repelled = Args::default().with("count", i64::from(v.public.repelled));
        lines.push(TextLine::plain(format!("  {}: {}", page.seat(enemy), page.say("board-about-enemy", &repelled))));
    }
    TextPart::new("band", page.word("board-band"), lines)
}

/// What a Partisan is about, and where he stands.
fn about(r: &Rules, v: &View, page: &TextPage<'_>, seat: Seat) -> String {
    let task = v.public.task_of(r, seat);
    let here = v.public.at(seat);
    let place = here.map_or_else(String::new, |place| page.word(&format!("place-{}", place.word())));
    let leg = page.word(&format!("leg-{}", task.leg.word()));
    let mut said = if place.is_empty() { leg } else { format!("{} · {place} · {leg}", task.year.word()) };
    let goal = match task.leg {
        Leg::ToColoured | Leg::AtColoured => task.coloured.get(),
        Leg::ToWhite => task.white_lock.get(),
        _ => None,
    };
    if let (Some(goal), Some(here)) = (goal, here) {
        let steps = r.map.open_distance(here, goal, v.public.outposts());
        let args = Args::default().with("year", task.year.word().to_owned()).with("place", goal.named());
        let args = args.with("steps", i64::from(steps));
        said = format!("{place} · {}", page.say("board-about-way", &args));
    }
    let sign = if task.captive { Some("captive") } else { (task.deserter_left > 0).then_some("deserter") };
    if let Some(sign) = sign {
        said = format!("{said} · {}", page.word(&format!("board-sign-{sign}")));
    }
    if Some(seat) == r.cast.olga {
        let partner = Args::default().with("name", page.seat(v.public.owner_of(r, seat)));
        said = format!("{said} · {}", page.say("board-about-olga", &partner));
    }
    said
}

/// The order and the mission in the viewer's hand.
fn orders(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let mut lines = Vec::new();
    if let Some(seat) = page.me.filter(|seat| v.enemy != Some(*seat)) {
        let task = v.public.task_of(r, seat);
        lines.extend(order(r, task, page));
        lines.extend(mission(r, task, page));
    }
    TextPart::new("orders", page.word("board-orders"), lines)
}

fn order(r: &Rules, task: &Task, page: &TextPage<'_>) -> Option<TextLine> {
    let order = r.order(task.hq.get()?);
    let first = if order.first == First::Axis { "axis" } else { "partisans" };
    let place = page.say(
        "board-about-at",
        &Args::default().with("year", task.year.word().to_owned()).with("place", order.place.named()),
    );
    Some(TextLine::plain(format!("  {place} · {}", page.word(&format!("board-first-{first}")))))
}

fn mission(r: &Rules, task: &Task, page: &TextPage<'_>) -> Option<TextLine> {
    let card = task.mission.get()?;
    let mission = r.mission(card);
    let kind = match mission.kind {
        MissionKind::Combo => page.word(&format!("combo-{}", mission.combo.word())),
        kind => page.word(&format!("board-kind-{}", kind.word())),
    };
    let attempt = page.say("board-attempt", &Args::default().with("attempt", i64::from(task.attempts) + 1));
    let name = r.blank_title(card).map_or_else(|| page.word(&format!("mission-{}", card.name())), str::to_owned);
    Some(TextLine::plain(format!("  {name} · {kind} · {attempt}")))
}

/// The dice of the attempt on the table, and what they have to do.
fn battle(v: &View, page: &TextPage<'_>) -> TextPart {
    let lines = v.rolling.as_ref().map_or_else(Vec::new, |rolling| dice(rolling, page));
    TextPart::new("battle", page.word("board-battle"), lines)
}

fn dice(rolling: &Rolling, page: &TextPage<'_>) -> Vec<TextLine> {
    let combo = |combo: crate::dice::Combo| page.word(&format!("combo-{}", combo.word()));
    let faces = |dice: &[u8]| dice.iter().map(|face| format!("[{face}]")).collect::<Vec<_>>().join(" ");
    let wanted = rolling.wanted.map(combo).unwrap_or_default();
    let need = match rolling.need {
        Need::First => page.word("board-need-first-short"),
        Need::Exceed => page.say("board-to-beat", &Args::default().with("combo", wanted)),
        Need::Combo => page.say("board-need-combo", &Args::default().with("combo", wanted)),
    };
    let mut lines = vec![TextLine::plain(format!("  {need}"))];
    if let Some(other) = &rolling.to_exceed {
        lines.push(TextLine::default().with(format!("  {}", faces(other)), Tone::Faint));
    }
    if rolling.rolls > 0 {
        let count = Args::default().with("roll", i64::from(rolling.rolls)).with("most", i64::from(rolling.most));
        let roller = if rolling.axis { page.word("board-axis") } else { page.seat(rolling.roller) };
        let now = TextLine::default().with(format!("  {}", faces(&rolling.dice)), Tone::Strong);
        let said = format!("  {} · {roller}, {}", combo(rolling.combo), page.say("board-roll-of", &count));
        lines.push(now.with(said, Tone::Plain));
    }
    lines
}

/// The question that is being asked, or the one that was just resolved.
fn school(v: &View, page: &TextPage<'_>) -> TextPart {
    let (heading, shown) = match (&v.now_asked, &v.last_asked) {
        (Some(now), _) => ("view-now_asked", Some(now)),
        (None, last) => ("view-last_asked", last.as_ref()),
    };
    let lines = shown.map_or_else(Vec::new, |shown| question(shown, page));
    TextPart::new("school", page.word(heading), lines)
}

fn question(shown: &Shown, page: &TextPage<'_>) -> Vec<TextLine> {
    let language = page.catalog.language();
    let mut lines = vec![TextLine::default().with(format!("  {}", shown.question.in_language(language)), Tone::Strong)];
    for option in shown.options.iter().flatten() {
        lines.push(TextLine::plain(format!("    {}", option.in_language(language))));
    }
    let more = [("view-answer", &shown.answer), ("view-explanation", &shown.explanation)];
    for (key, words) in more {
        if let Some(words) = words {
            let caption = TextLine::default().with(format!("  {}: ", page.word(key)), Tone::Faint);
            lines.push(caption.with(words.in_language(language), Tone::Plain));
        }
    }
    lines
}
