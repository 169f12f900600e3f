import { env } from '@/config/env';

/** The child of `parent` that contains `node`, or null. */
function childHolding(parent: Node, node: Node): ChildNode | null {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder as ChildNode | null;
}

function warnAboutMove(method: string, node: Node, parent: Node): void {
  if (env.isDevelopment) console.warn(`${method}: a node that was moved by others than React`, node, parent);
}

/**
 * Keeps React from throwing where a browser's translation has replaced a text node that React is about to remove or to
 * insert before (facebook/react#11538). A last resort: changing text has an element of its own, and a development build
 * warns about text that does not. Returns a function that undoes it.
 */
export function tolerateTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    warnAboutMove('removeChild', child, this);
    childHolding(this, child)?.remove();
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    warnAboutMove('insertBefore', before, this);
    return insertBefore.call(this, node, childHolding(this, before)) as T;
  };

  return () => {
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
