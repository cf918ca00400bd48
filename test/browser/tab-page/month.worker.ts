import { createApp, createSkope, localCaller } from '../../../src/app/index.ts';
import { openWasmOpfs } from '../../../src/sqlite/engines/wasm-opfs.ts';
import { playScriptedMonth } from '../../app/scripted-month.ts';

postMessage(
  await playScriptedMonth(async (clock) => {
    const db = await openWasmOpfs({ name: 'month' });
    return createSkope(await createApp({ db, clock }), localCaller('library', 'library'));
  }),
);
