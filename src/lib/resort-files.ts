/** Letters, digits, "_" and "-": safe as a file name and, unescaped, in an address. */
const FILE_NAME = /^[a-z\d][\w-]{0,99}$/i;

/**
 * Whether a resort's id is safe as the name of a file of the built site. Ids come from a server, and slashes, dots, spaces and
 * the like have meanings to file systems, hosts or addresses.
 */
export const isFileName = (id: string): boolean => FILE_NAME.test(id);

/**
 * The path of a resort's drawn mountain, which a build with a snapshot writes for the first screen of prerendered pages.
 * @param id names a file
 */
export const drawnPicture = (id: string, drawing: string, isDark = false): string =>
  `/images/resorts/${id}-${drawing}${isDark ? '-dark' : ''}.svg`;

/**
 * The path of a resort's picture for shared links, which a build with a snapshot draws.
 * @param id names a file
 */
export const sharePicture = (id: string): string => `/images/resorts/${id}.png`;
