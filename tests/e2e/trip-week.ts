const now = new Date();
const year = now.getFullYear() + (now < new Date(now.getFullYear(), 1, 14) ? 0 : 1);

/** A week in the February to come. */
export const week = { from: `${year}-02-14`, to: `${year}-02-21`, month: `February ${year}` };

/** That week for two beginners, an intermediate and an expert, up to EUR 70, from Zürich, as a link carries it. */
export const tripLink = `${week.from}..${week.to}_b2i1a1_EUR70_ZRH`;
