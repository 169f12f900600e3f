import { env } from '@/config/env';

/** The child of `parent` that `node` stands in, or null when it stands elsewhere. */
function childHolding(parent: Node, node: Node): ChildNode | null {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder as ChildNode | null;
}

function complain(method: string, node: Node, parent: Node): void {
  if (env.isDevelopment) console.warn(`${method}: a node that was moved by others than React`, node, parent);
}

/**
 * Keeps React going where a browser's translation has put elements of its own in place of a text that React is about to
 * remove, or to put something before (facebook/react#11538). It is the last resort: text that changes stands in an element of
 * its own, and a development build complains about text that does not. Gives a function that ends it.
 */
export function tolerateTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    complain('removeChild', child, this);
    childHolding(this, child)?.remove();
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    complain('insertBefore', before, this);
    return insertBefore.call(this, node, childHolding(this, before)) as T;
  };

  return () => {
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
