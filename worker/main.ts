import * as comlink from 'comlink';
import { createWorkerApi } from './api.ts';

comlink.expose(createWorkerApi());
