import { beforeEach, describe, expect, it, vi } from 'vitest';

const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 10 };

describe('the idle queue', () => {
  let runWhenIdle: typeof import('@/lib/idle-queue').runWhenIdle;
  let idle: IdleRequestCallback[];
  let now: number;
  const rest = () => {
    for (const work of idle.splice(0)) work(deadline);
  };

  beforeEach(async () => {
    vi.resetModules();
    ({ runWhenIdle } = await import('@/lib/idle-queue'));
    idle = [];
    now = 0;
    vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work));
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  it('runs nothing before the browser is idle, and everything after', () => {
    const done: string[] = [];
    runWhenIdle(() => done.push('a'));
    runWhenIdle(() => done.push('b'));
    expect(done).toEqual([]);
    expect(idle).toHaveLength(1);
    rest();
    expect(done).toEqual(['a', 'b']);
    expect(idle).toHaveLength(0);
  });

  it('stops after a few milliseconds and goes on in the next idle callback', () => {
    const done: number[] = [];
    for (let index = 0; index < 4; index++) {
      runWhenIdle(() => {
        now += 3;
        done.push(index);
      });
    }
    rest();
    expect(done).toEqual([0, 1]);
    rest();
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it('leaves out what was called off', () => {
    const job = vi.fn();
    runWhenIdle(job)();
    rest();
    expect(job).not.toHaveBeenCalled();
  });

  it('goes on after a drawing that fails', () => {
    const job = vi.fn();
    runWhenIdle(() => {
      throw new Error('out of ink');
    });
    runWhenIdle(job);
    expect(rest).toThrow('out of ink');
    rest();
    expect(job).toHaveBeenCalledOnce();
  });

  it('takes turns with timers where the browser does not report idle time', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const job = vi.fn();
    runWhenIdle(job);
    expect(job).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(job).toHaveBeenCalledOnce());
  });
});
