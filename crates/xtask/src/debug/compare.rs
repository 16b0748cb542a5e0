//! Comparison of two sessions.

use std::collections::BTreeMap;

use serde_json::Value;

/// Numbers of some programs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) programs: usize,
    /// Objects that `llvm-dwarfdump --verify` finds clean.
    pub(super) verified: usize,
    /// Programs whose sessions are the same.
    pub(super) same: usize,
    /// Stops that are compared, and those with the same functions and lines in all frames.
    pub(super) stops: usize,
    pub(super) same_frames: usize,
    /// Variables that have a value in LLVM's program, those of them that have one in ours, and others of ours.
    pub(super) available_in_llvm: usize,
    pub(super) available_in_both: usize,
    pub(super) available_in_ours: usize,
    /// Values that differ.
    pub(super) different: usize,
    /// Values of memory that nothing has written, which are not compared.
    pub(super) undefined: usize,
    /// Calls that are finished in LLVM's program, and those of them with the same value, caller and line in ours.
    pub(super) finished: usize,
    pub(super) same_finished: usize,
    /// Bytes of scopes in which variables have places, and all.
    pub(super) covered: (u64, u64),
    pub(super) covered_by_llvm: (u64, u64),
}

impl Counts {
    pub(super) fn add(&mut self, other: Counts) {
        self.programs += other.programs;
        self.verified += other.verified;
        self.same += other.same;
        self.stops += other.stops;
        self.same_frames += other.same_frames;
        self.available_in_llvm += other.available_in_llvm;
        self.available_in_both += other.available_in_both;
        self.available_in_ours += other.available_in_ours;
        self.different += other.different;
        self.undefined += other.undefined;
        self.finished += other.finished;
        self.same_finished += other.same_finished;
        for (sum, more) in [(&mut self.covered, other.covered), (&mut self.covered_by_llvm, other.covered_by_llvm)] {
            (sum.0, sum.1) = (sum.0 + more.0, sum.1 + more.1);
        }
    }

    /// Whether every object is in order.
    pub(super) fn is_clean(&self) -> bool {
        self.verified == self.programs
    }
}

/// Text in place of a value that is undefined.
const UNDEFINED: &str = "undefined";

/// Function and line of a stop's innermost frame.
type Place = (String, i64);

fn place(stop: &Value) -> Place {
    let frame = &stop[0];
    (frame[0].as_str().unwrap_or_default().to_owned(), frame[1].as_i64().unwrap_or(0))
}

/// Frames of a stop.
fn frames(stop: &Value) -> &[Value] {
    stop.as_array().map_or(&[], Vec::as_slice)
}

/// Functions and lines of frames.
fn lines(frames: &[Value]) -> Vec<Place> {
    frames.iter().map(|frame| place(&Value::from(vec![frame.clone()]))).collect()
}

/// Function, caller and line of a finished call.
fn without_value(call: &Value) -> [Value; 3] {
    [call[0].clone(), call[2].clone(), call[3].clone()]
}

/// Whether a stop of ours says all that LLVM's says, apart from values that are undefined.
fn answers(ours: &Value, theirs: &Value) -> bool {
    let mut ours = ours.clone();
    for (frame, other) in ours.as_array_mut().into_iter().flatten().zip(frames(theirs)) {
        for (variable, value) in frame[3].as_object_mut().into_iter().flatten() {
            if let Some(other) = other[3].get(variable).filter(|&other| other.is_null() || other == UNDEFINED) {
                *value = other.clone();
            }
        }
    }
    ours == *theirs
}

/// Returns pairs of stops with the same functions and lines, in order: most such pairs, and of these, those with most
/// values the same. One more stop in one session does not make all later ones differ.
fn aligned(ours: &[Value], theirs: &[Value]) -> Vec<(usize, usize)> {
    let places = |stops: &[Value]| -> Vec<Vec<Place>> { stops.iter().map(|stop| lines(frames(stop))).collect() };
    let (own, others) = (places(ours), places(theirs));
    // Score of the stops from two places on.
    let width = theirs.len() + 1;
    let mut scores = vec![0; (ours.len() + 1) * width];
    let pair = |scores: &[usize], one: usize, other: usize| {
        let is_equal = own[one] == others[other];
        is_equal
            .then(|| scores[(one + 1) * width + other + 1] + 1000 + usize::from(answers(&ours[one], &theirs[other])))
    };
    for one in (0..ours.len()).rev() {
        for other in (0..theirs.len()).rev() {
            let without = scores[(one + 1) * width + other].max(scores[one * width + other + 1]);
            scores[one * width + other] = pair(&scores, one, other).map_or(without, |with| with.max(without));
        }
    }
    let (mut one, mut other, mut pairs) = (0, 0, Vec::new());
    while one < ours.len() && other < theirs.len() {
        let score = scores[one * width + other];
        if pair(&scores, one, other) == Some(score) {
            pairs.push((one, other));
            (one, other) = (one + 1, other + 1);
        } else if scores[(one + 1) * width + other] == score {
            one += 1;
        } else {
            other += 1;
        }
    }
    pairs
}

/// Stops at each place, in order.
fn by_place(stops: &[Value]) -> BTreeMap<Place, Vec<&Value>> {
    let mut places: BTreeMap<Place, Vec<&Value>> = BTreeMap::new();
    for stop in stops {
        places.entry(place(stop)).or_default().push(stop);
    }
    places
}

/// Answers of gdb in a session.
#[derive(Debug, Default)]
pub(super) struct Session {
    pub(super) stops: Vec<Value>,
    /// Variables of the frames of each stop, by name, with addresses, which differ between programs.
    exact: Vec<Value>,
    /// Number of stops with those that repeat the one before.
    all: usize,
    /// Finished calls: function, value, caller, and its line.
    pub(super) finished: Vec<Value>,
}

impl Session {
    /// Whether the program would have gone on after this number of steps.
    fn is_cut(&self, most: usize) -> bool {
        self.all > most
    }

    /// Leaves out stops that say the same as the one before: code of one line may be in two places.
    pub(super) fn without_repeated(mut self) -> Session {
        self.stops.dedup();
        self
    }

    /// Whether another session took the same way.
    pub(super) fn is_along(&self, other: &Session) -> bool {
        let stops = |session: &Session| session.stops.iter().map(|stop| lines(frames(stop))).collect::<Vec<_>>();
        stops(self) == stops(other)
            && self.finished.iter().map(without_value).eq(other.finished.iter().map(without_value))
    }

    /// Finds values that are undefined: those that another session with the same program gives otherwise, in which memory
    /// that nothing has written holds other bytes. Stops of sessions that took different ways stay as they are.
    pub(super) fn mark_undefined(&mut self, other: &Session) {
        let is_same_way = |(one, other): (&Value, &Value)| lines(frames(one)) == lines(frames(other));
        let count = self.stops.iter().zip(&other.stops).take_while(|&both| is_same_way(both)).count();
        for (stop, (exact, other)) in self.stops.iter_mut().zip(self.exact.iter().zip(&other.exact)).take(count) {
            for (number, frame) in stop.as_array_mut().into_iter().flatten().enumerate() {
                for (variable, value) in frame[3].as_object_mut().into_iter().flatten() {
                    if !value.is_null() && exact[number].get(variable) != other[number].get(variable) {
                        *value = UNDEFINED.into();
                    }
                }
            }
        }
        for (call, other) in self.finished.iter_mut().zip(&other.finished) {
            if call[0] == other[0] && call[1] != other[1] {
                call[1] = UNDEFINED.into();
            }
        }
    }

    /// Reads the answers; a session that gdb did not survive has none.
    pub(super) fn read(text: &[u8]) -> Session {
        let value: Value = serde_json::from_slice(text).unwrap_or_default();
        let list = |name: &str| value.get(name).and_then(Value::as_array).cloned().unwrap_or_default();
        let stops = list("stops");
        Session { all: stops.len(), stops, exact: list("exact"), finished: list("finished") }
    }
}

/// Compares sessions: stop by stop or, if code is in another order, the stops at each place; and all calls in order.
pub(super) fn compare(
    name: &str,
    (ours, theirs): (&Session, &Session),
    is_reordered: bool,
    most: usize,
    show: bool,
) -> Counts {
    // A session that does not reach the end says nothing of later stops.
    let end = |session: &Session| if session.is_cut(most) { session.stops.len() } else { usize::MAX };
    let end = if is_reordered { usize::MAX } else { end(ours).min(end(theirs)) };
    let of = |session: &Session| session.stops[..session.stops.len().min(end)].to_vec();
    let mut counts = stops(name, &of(ours), &of(theirs), is_reordered, show);
    counts.finished = theirs.finished.len();
    for at in 0..counts.finished.max(ours.finished.len()) {
        let (one, other) = (ours.finished.get(at), theirs.finished.get(at));
        let is_undefined = other.is_some_and(|call| call[1] == UNDEFINED);
        if one == other || is_undefined && one.map(without_value) == other.map(without_value) {
            counts.same_finished += 1;
        } else if show {
            let text = |call: Option<&Value>| call.map_or_else(|| "no call".to_owned(), Value::to_string);
            println!("{name}: call {at}: {}, llvm {}", text(one), text(other));
        }
    }
    counts
}

fn stops(name: &str, ours: &[Value], theirs: &[Value], is_reordered: bool, show: bool) -> Counts {
    let first = ours.iter().zip(theirs).position(|(one, other)| !answers(one, other));
    let is_same = first.is_none() && ours.len() == theirs.len() && !ours.is_empty();
    let mut counts = Counts { same: usize::from(is_same), ..Counts::default() };
    if show && !is_same && !is_reordered {
        let at = first.unwrap_or(ours.len().min(theirs.len()));
        let stop = |stops: &[Value]| stops.get(at).map_or_else(|| "no stop".to_owned(), Value::to_string);
        println!("{name}: stop {at}\n  draig {}\n  llvm  {}", stop(ours), stop(theirs));
    }
    if !is_reordered {
        for (one, other) in aligned(ours, theirs) {
            counts.stop(name, &ours[one], &theirs[other], show);
        }
        counts.stops = ours.len().max(theirs.len());
        return counts;
    }
    let (ours, theirs) = (by_place(ours), by_place(theirs));
    for (place, stops) in theirs {
        let Some(others) = ours.get(&place).filter(|others| others.len() == stops.len()) else { continue };
        for (other, stop) in others.iter().zip(stops) {
            counts.stop(name, other, stop, show);
        }
    }
    counts
}

impl Counts {
    fn stop(&mut self, name: &str, ours: &Value, theirs: &Value, show: bool) {
        self.stops += 1;
        let (ours, theirs) = (frames(ours), frames(theirs));
        if lines(ours) != lines(theirs) {
            return;
        }
        self.same_frames += 1;
        for (one, other) in ours.iter().zip(theirs) {
            let (Some(own), Some(variables)) = (one[3].as_object(), other[3].as_object()) else { continue };
            for (variable, value) in variables {
                let of_ours = own.get(variable).and_then(Value::as_str);
                if value == UNDEFINED {
                    self.undefined += 1;
                    continue;
                }
                match (of_ours, value.as_str()) {
                    (None, Some(_)) => self.available_in_llvm += 1,
                    (Some(_), None) => self.available_in_ours += 1,
                    (Some(one_value), Some(value)) => {
                        self.available_in_llvm += 1;
                        self.available_in_both += 1;
                        if one_value != value {
                            self.different += 1;
                            if show {
                                println!("{name}: {}:{} {variable}: {one_value}, llvm {value}", other[0], other[1]);
                            }
                        }
                    }
                    (None, None) => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn stops_at_a_place_are_compared_by_number() {
        let stop = |line: i64, value: Value| json!([["f", line, false, { "x": value }]]);
        let ours = [stop(1, json!("1")), stop(3, json!(null)), stop(2, json!("2")), stop(9, json!("0"))];
        let theirs = [stop(2, json!("2")), stop(1, json!("5")), stop(3, json!("3"))];
        let session = |stops: &[Value], value: &str| {
            let finished = vec![json!(["f", "1", "main", 4]), json!(["g", value, "f", 9])];
            Session { stops: stops.to_vec(), all: stops.len(), finished, ..Session::default() }
        };
        let (ours, theirs) = (session(&ours, "5"), session(&theirs, "6"));
        let counts = compare("a", (&ours, &theirs), true, 60, false);
        assert_eq!((counts.finished, counts.same_finished), (2, 1));
        assert_eq!((counts.stops, counts.available_in_llvm, counts.available_in_both), (3, 3, 2));
        assert_eq!((counts.different, counts.same), (1, 0));
        let counts = compare("a", (&ours, &ours), false, 60, false);
        assert_eq!((counts.same, counts.same_frames, counts.different), (1, 4, 0));
        // Of a session that was cut, the beginning is compared.
        let cut = Session { stops: ours.stops[..2].to_vec(), all: 4, ..Session::default() };
        assert_eq!(compare("a", (&cut, &ours), false, 3, false).same, 1);
        assert_eq!(compare("a", (&cut, &ours), false, 4, false).same, 0);
        // Of a value that differs between two sessions with LLVM's program, nothing is expected.
        let of = |x: &str, y: &str| Session {
            stops: vec![json!([["f", 1, false, { "x": x, "y": y }]])],
            exact: vec![json!([{ "x": x, "y": y }])],
            ..Session::default()
        };
        let mut llvm = of("1", "7");
        llvm.mark_undefined(&of("2", "7"));
        for is_reordered in [false, true] {
            let counts = compare("a", (&of("3", "7"), &llvm), is_reordered, 60, false);
            assert_eq!((counts.same, counts.undefined, counts.different, counts.available_in_both), (1, 1, 0, 1));
            let counts = compare("a", (&of("1", "8"), &llvm), is_reordered, 60, false);
            assert_eq!((counts.same, counts.undefined, counts.different), (0, 1, 1));
        }
        // A stop that one session has alone changes nothing of the others.
        let (stops, other) = ([stop(1, json!("1")), stop(1, json!("2")), stop(3, json!("3"))], stop(7, json!("0")));
        let of = |stops: Vec<Value>| Session { stops, ..Session::default() };
        let more = of(vec![stops[0].clone(), other, stops[1].clone(), stop(1, json!("9")), stops[2].clone()]);
        let counts = compare("a", (&of(stops.to_vec()), &more), false, 60, false);
        assert_eq!((counts.same, counts.stops, counts.same_frames, counts.different), (0, 5, 3, 0));
        let twice = Session { stops: [&ours.stops[..1], &ours.stops[..]].concat(), ..Session::default() };
        assert_eq!(twice.without_repeated().stops, ours.stops);
    }
}
