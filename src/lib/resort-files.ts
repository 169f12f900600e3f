/** Letters, digits and what never means anything in a path. Such an id is its own file name and its own address. */
const FILE_NAME = /^[a-z\d][\w-]{0,99}$/i;

/**
 * Whether a resort's id can name a file of the built site. Ids come from a server: one with a slash, a dot, a space or
 * anything else that a file system, a host or an address reads in a way of its own is no name.
 */
export const isFileName = (id: string): boolean => FILE_NAME.test(id);
