import type { DirectMessage, PresenceMessage } from './messages.ts';

/** How workers of different tabs talk: one channel that all hear, and an inbox of each that only its owner hears. */
export interface Channels {
  announce(message: PresenceMessage): void;
  send(to: string, message: DirectMessage): void;
  close(): void;
}

export function openChannels(
  name: string,
  id: string,
  receive: {
    readonly presence: (message: PresenceMessage) => void;
    readonly direct: (message: DirectMessage) => void;
  },
): Channels {
  const presence = new BroadcastChannel(`skope/${name}`);
  const inbox = new BroadcastChannel(inboxName(name, id));
  const outboxes = new Map<string, BroadcastChannel>();
  presence.onmessage = ({ data }: MessageEvent<PresenceMessage>) => receive.presence(data);
  inbox.onmessage = ({ data }: MessageEvent<DirectMessage>) => receive.direct(data);
  return {
    announce: (message) => presence.postMessage(message),
    send: (to, message) => {
      const outbox = outboxes.get(to) ?? new BroadcastChannel(inboxName(name, to));
      outboxes.set(to, outbox);
      outbox.postMessage(message);
    },
    close: () => {
      for (const channel of [presence, inbox, ...outboxes.values()]) channel.close();
    },
  };
}

function inboxName(name: string, id: string): string {
  return `skope/${name}/${id}`;
}

/** Held by whoever holds the ledger. */
export function ledgerLock(name: string): string {
  return `skope/${name}`;
}

/** Held by a worker as long as it lives: no other sign tells that a worker or its tab has died. */
export function lifeLock(id: string): string {
  return `skope/worker/${id}`;
}
