/** Rows at the top, which keep their places until all below them stand in the new order: they are on screen. */
const TOP = 8;
/** Rows that one step moves: few enough for a frame of a slow phone. */
const STEP = 10;
/** The same for rows on screen, where each brings another one into view. */
const TOP_STEP = 4;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * The next step from one order of ids to another: the lower rows first, from the last one up, and at last the top, some rows at
 * a time. React moves in each step but the rows of that step, as a row that goes down leaves all others in their order.
 * @returns `target` itself with the last step, and at once where it has other ids, or few
 */
export function nextOrder(order: readonly string[], target: readonly string[]): readonly string[] {
  const known = new Set(order);
  if (order.length !== target.length || !target.every((id) => known.has(id))) return target;
  if (target.length <= TOP + STEP) return target;
  const top = new Set(order.slice(0, TOP));
  const rest = order.slice(TOP);
  const wanted = target.filter((id) => !top.has(id));
  if (isSame(rest, wanted)) return nextTop(order, target, top);
  let placed = 0;
  while (rest.at(-1 - placed) === wanted.at(-1 - placed)) placed += 1;
  return [...top, ...withTail(rest, wanted.slice(-placed - STEP))];
}

/** Moves some rows of the top, of which all others stand in their order below it. */
function nextTop(order: readonly string[], target: readonly string[], top: ReadonlySet<string>): readonly string[] {
  let [from, moves] = [target.length, 0];
  while (from > 0 && moves < TOP_STEP) {
    from -= 1;
    const id = target[from] ?? '';
    if (top.has(id) && order[from] !== id) moves += 1;
  }
  const next = withTail(order, target.slice(from));
  return isSame(next, target) ? target : next;
}

/** Ids with some of them moved to the end. */
function withTail(ids: readonly string[], tail: readonly string[]): string[] {
  const isInTail = new Set(tail);
  return [...ids.filter((id) => !isInTail.has(id)), ...tail];
}

/** Whether an order becomes another in one step. */
export const isOneStep = (order: readonly string[], target: readonly string[]): boolean =>
  nextOrder(order, target) === target;
