/** Somebody who wrote a sample review. All of them are invented. */
export interface SeedAuthor {
  id: string;
  full_name: string;
  avatar_url: string;
}

const author = (id: string, full_name: string): SeedAuthor => ({ id: `member-${id}`, full_name, avatar_url: '' });

export const authors: readonly SeedAuthor[] = [
  author('lena', 'Lena Meier'),
  author('tomas', 'Tomáš Oravec'),
  author('priya', 'Priya Krishnan'),
  author('marta', 'Marta Wiśniewska'),
  author('jonas', 'Jonas Lindqvist'),
  author('amelie', 'Amélie Dufour'),
  author('greg', 'Greg Halvorsen'),
  author('yuki', 'Yuki Tanabe'),
  author('carlos', 'Carlos Etxeberria'),
  author('siobhan', 'Siobhán Ní Bhriain'),
  author('matteo', 'Matteo Zanella'),
  author('hannah', 'Hannah Whitcombe'),
  author('deniz', 'Deniz'),
  author('ruth', 'Ruth Abernathy-Castellanos'),
  author('pekka', 'Pekka Hyvönen'),
  author('ingrid', 'Ingrid Solbakken'),
  author('oliver', 'Oliver Brandt'),
  author('nadia', 'Nadia Petrova'),
  author('ben', 'Ben Okafor'),
  author('chloe', 'Chloé Marchand'),
  author('kenji', 'Kenji Morita'),
  author('lucia', 'Lucía Fernández'),
  author('dave', 'Dave Pruitt'),
  author('annika', 'Annika Söderberg'),
  author('radu', 'Radu Ionescu'),
  author('fiona', 'Fiona MacAllister'),
  author('emil', 'Emil Kaspersen'),
  author('tess', 'Tess Van der Linden'),
  author('hugo', 'Hugo Bernasconi'),
  author('mirela', 'Mirela Georgieva'),
  author('sam', 'Sam Delacroix'),
  author('judith', 'Judith Oberhauser'),
  author('alan', 'Alan Tremblay'),
  author('wen', 'Wen Li'),
  author('paula', 'Paula Stojanović'),
  author('kristof', 'Kristóf Szabó'),
  author('maeve', 'Maeve Donnelly'),
  author('arturo', 'Arturo Villaseñor-Quintanilla'),
  author('birgit', 'Birgit Thorvaldsdóttir'),
  author('noah', 'Noah Feldman'),
  author('elise', 'Elise Nygård'),
  author('ivan', 'Ivan Horvat'),
  author('grace', 'Grace Nakamura'),
  author('theo', 'Theo Papadakis'),
  author('josie', 'Josie Beaumont'),
  author('rob', 'Rob Kincaid'),
];
