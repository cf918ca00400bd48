// Loaded before the server: modules of skope that speak to the console when they are imported, and go on speaking.
import { registerHooks } from 'node:module';

const NOISE = `
console.log('noise at import');
console.debug('noise at import');
setInterval(() => { console.log('noise in a call'); console.info('noise in a call'); }, 5).unref();
`;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!/\/dist\/(cli\/main|app\/app)\.js$/.test(url)) return loaded;
    return { ...loaded, source: `${loaded.source}\n${NOISE}` };
  },
});
