import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { startListeningProxy } from './listening-proxy';
import { callOf, HEIGHT, type Tab, type TestBrowser } from './tab';
import { until } from './until';

/** The commands that WebKitGTK needs, by their paths. */
export interface WebkitCommands {
  driver: string;
  miniBrowser: string;
  xvfb: string;
}

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** The property under which WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The browser's own buttons would keep the window 447 px wide at least. */
const SMALL_BUTTONS = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.2) }';

/** Starts a screen nobody sees, on a display number that is free; gives out its name. */
async function startScreen(xvfb: string): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, process: screen };
}

/** Milliseconds for one command. Now and then the driver waits for ever for a browser it has started. */
const COMMAND_TIMEOUT = 15_000;

/**
 * A client of the driver: the protocol is one request of JSON for each command. Throws what the driver complains of, and
 * when it does not answer.
 */
function clientOf(address: string): Call {
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(COMMAND_TIMEOUT);
    const response = await fetch(address + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

async function tabOf(
  call: Call,
  miniBrowser: string,
  proxy: { url: string; takeComplaints: () => string[] },
): Promise<Tab> {
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const run = <Value>(source: string) => call<Value>('POST', `${session}/execute/sync`, { script: source, args: [] });
  /** The driver's own scrolling leaves out elements that are just below the window. */
  const elementAt = async (source: string) => {
    const script = `const element = ${source}; element.scrollIntoView({ block: 'center', behavior: 'instant' }); return element`;
    const { [ELEMENT]: id } = await run<Record<string, string>>(script);
    return `${session}/element/${id}`;
  };
  return {
    open: (address) => call('POST', `${session}/url`, { url: proxy.url + address }),
    reload: () => call('POST', `${session}/refresh`, {}),
    resize: async (width) => {
      await call('POST', `${session}/window/rect`, { width, height: HEIGHT });
      await until(`a window of ${width} px`, async () => (await run('return innerWidth')) === width);
    },
    evaluate: (script, ...args) => run(`return ${callOf(script, args)}`),
    inject: (text) => run(text),
    // What moves into its place, such as a bar that slides in, can be clicked a moment later.
    click: async (find, ...args) => {
      const source = callOf(find, args);
      await until('an element that can be clicked', async () => {
        await call('POST', `${await elementAt(source)}/click`, {});
        return true;
      });
    },
    type: async (text, find, ...args) => call('POST', `${await elementAt(callOf(find, args))}/value`, { text }),
    complaints: async () => proxy.takeComplaints(),
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => call('DELETE', session),
  };
}

/** Starts a driver, which starts the browser of one tab. `kill` ends both, whatever state they are in. */
async function startDriver(command: string, env: NodeJS.ProcessEnv): Promise<{ call: Call; kill: () => void }> {
  const port = await freePort();
  // Leads a process group, which the browser belongs to.
  const driver = spawn(command, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const kill = () => void (driver.pid && process.kill(-driver.pid));
  const call = clientOf(`http://127.0.0.1:${port}`);
  try {
    await until('WebKitWebDriver is ready', () => call('GET', '/status'));
  } catch (error) {
    kill();
    throw error;
  }
  return { call, kill };
}

/**
 * Prepares a screen nobody sees, where each tab is a WebKitGTK of its own. `url` is the site's address, without a slash
 * at the end. One tab can be open at a time.
 */
export async function startWebkit(commands: WebkitCommands, url: string): Promise<TestBrowser> {
  const config = mkdtempSync(join(tmpdir(), 'snowline-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), SMALL_BUTTONS);
  const proxy = await startListeningProxy(url);
  const screen = await startScreen(commands.xvfb);
  const env = { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: config };
  const openTab = async (): Promise<Tab> => {
    const { call, kill } = await startDriver(commands.driver, env);
    try {
      const tab = await tabOf(call, commands.miniBrowser, proxy);
      return { ...tab, close: () => tab.close().finally(kill) };
    } catch (error) {
      kill();
      throw error;
    }
  };
  return {
    openTab: () => until('a tab of WebKitGTK', openTab),
    close: async () => {
      screen.process.kill();
      proxy.close();
      rmSync(config, { recursive: true, force: true });
    },
  };
}
