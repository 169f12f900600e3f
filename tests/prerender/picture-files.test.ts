import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writePictures } from '@/prerender/picture-files';

const svgOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="${colour}"/></svg>`;
const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Writes pictures by their SVG into a folder of the test; `asked` is how many of them were asked for. */
async function pictureFolder() {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  // A drawing that was under way when another failed may still write its file.
  onTestFinished(() => rm(root, { recursive: true, maxRetries: 5 }));
  const cache = join(root, 'cache');
  let asked = 0;
  async function* pictures(svgs: Readonly<Record<string, string>>) {
    for (const [file, svg] of Object.entries(svgs)) {
      asked += 1;
      yield { file, svg };
    }
  }
  return {
    cache,
    asked: () => asked,
    write: (svgs: Readonly<Record<string, string>>) => writePictures(pictures(svgs), join(root, 'dist'), cache),
    read: (file: string) => readFile(join(root, 'dist', file)),
  };
}

it('Pictures are written as PNG, each with what its SVG shows', async () => {
  const { write, read } = await pictureFolder();
  const names = Array.from({ length: 12 }, (_, index) => `images/${index}.png`);
  await write(Object.fromEntries(names.map((name, index) => [name, svgOf(index % 2 ? 'red' : 'blue')])));
  const files = await Promise.all(names.map(read));
  expect(files[0]?.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  // Width and height.
  expect([files[0]?.readUInt32BE(16), files[0]?.readUInt32BE(20)]).toEqual([3, 2]);
  expect(files[0]?.equals(files[1] ?? Buffer.of())).toBe(false);
  for (const [index, file] of files.entries()) expect(file.equals(files[index % 2] ?? Buffer.of())).toBe(true);
});

it('A picture that the last build drew is taken over, and one that no build needs is forgotten', async () => {
  const { cache, write, read } = await pictureFolder();
  await write({ 'a.png': svgOf('red'), 'b.png': svgOf('blue') });
  const drawn = await readdir(cache);
  expect(drawn).toHaveLength(2);
  for (const name of drawn) await writeFile(join(cache, name), 'of the last build');

  await write({ 'a.png': svgOf('red'), 'c.png': svgOf('green') });
  expect((await read('a.png')).toString()).toBe('of the last build');
  expect((await read('c.png')).subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  expect(await readdir(cache)).toHaveLength(2);
});

it('A picture that cannot be drawn is named, and those after it are left', async () => {
  const { write, asked } = await pictureFolder();
  const after = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}.png`, svgOf('red')]));
  const failed = write({ 'images/resorts/broken.png': '<svg', ...after });
  // All that a build says of it: one line, without a stack.
  await expect(failed).rejects.toHaveProperty(
    'stack',
    expect.stringMatching(/^images\/resorts\/broken\.png cannot be drawn: .+$/),
  );
  expect(asked()).toBeLessThan(500);
});

it('A picture that cannot be written is named', async () => {
  const { cache, write } = await pictureFolder();
  await write({ 'a.png': svgOf('red') });
  const [name = ''] = await readdir(cache);
  await rm(join(cache, name));
  // A folder in the place of the file.
  await mkdir(join(cache, `${name}.part`));
  await expect(write({ 'a.png': svgOf('red') })).rejects.toThrow('a.png cannot be drawn: EISDIR');
});
