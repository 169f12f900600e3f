import { parseArgs } from 'node:util';
import { startDemoServer } from '@/demo/http-server';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4310' },
    delay: { type: 'string', default: '0' },
    now: { type: 'string' },
  },
});

const clock = values.now === undefined ? null : new Date(values.now);
if (clock && Number.isNaN(clock.getTime())) throw new Error(`--now is not a date: ${values.now}`);

const server = await startDemoServer({
  port: Number(values.port),
  delay: Number(values.delay),
  ...(clock && { now: () => clock }),
});
console.log(`API stand-in at ${server.url}/api`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
