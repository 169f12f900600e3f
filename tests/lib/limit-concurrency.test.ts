import { expect, it } from 'vitest';
import { limitConcurrency } from '@/lib/limit-concurrency';

/** Tasks that end when told, and which of them have begun. */
function heldTasks(count: number) {
  const begun: number[] = [];
  const tasks = Array.from({ length: count }, (_, index) => {
    let [resolve, reject] = [(_result: number) => {}, (_error: Error) => {}];
    const promise = new Promise<number>((...ends) => {
      [resolve, reject] = ends;
    });
    const run = () => {
      begun.push(index);
      return promise;
    };
    return { run, end: () => resolve(index), fail: () => reject(new Error('failed')) };
  });
  return { begun, tasks };
}

/** Lets everything go on that waits for nothing else. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('runs so many tasks at a time, the others in their order', async () => {
  const { begun, tasks } = heldTasks(5);
  const limited = limitConcurrency(2);
  const results = tasks.map(({ run }) => limited(run));
  await settle();
  expect(begun).toEqual([0, 1]);
  tasks[1]?.end();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of tasks) end();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
});

it('goes on after a failure, and passes it to whoever wants the result', async () => {
  const { begun, tasks } = heldTasks(2);
  const limited = limitConcurrency(1);
  const [first, second] = tasks.map(({ run }) => limited(run));
  tasks[0]?.fail();
  await expect(first).rejects.toThrow('failed');
  tasks[1]?.end();
  expect(await second).toBe(1);
  expect(begun).toEqual([0, 1]);
});

it('never begins a task that was aborted while it waited', async () => {
  const { begun, tasks } = heldTasks(3);
  const limited = limitConcurrency(1);
  const abort = new AbortController();
  const first = limited(tasks[0]?.run ?? Promise.reject);
  const second = limited(tasks[1]?.run ?? Promise.reject, abort.signal);
  const third = limited(tasks[2]?.run ?? Promise.reject);
  abort.abort();
  for (const { end } of tasks) end();
  await expect(second).rejects.toThrow();
  expect(await Promise.all([first, third])).toEqual([0, 2]);
  expect(begun).toEqual([0, 2]);
});

it('lets a task that is urgent by then pass the others', async () => {
  const { begun, tasks } = heldTasks(3);
  const limited = limitConcurrency(1);
  let urgent = -1;
  const results = tasks.map(({ run }, index) => limited(run, undefined, () => index === urgent));
  urgent = 2;
  for (const { end } of tasks) end();
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
  expect(begun).toEqual([0, 2, 1]);
});
