import './block-storage.ts';
import '../../worker/main.ts';
