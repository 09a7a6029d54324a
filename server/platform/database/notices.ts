import pg from 'pg'
import type { DatabaseLog } from './database.ts'

interface Listener {
  readonly onNotice: (payload: string) => void
  readonly onReconnect: (() => void) | undefined
}

interface Channel {
  readonly listeners: Set<Listener>
  /** Resolves once the server listens on the channel. */
  readonly subscribed: Promise<void>
}

/** The subscribers of each channel. How the channel is listened to differs by engine. */
export abstract class Notices {
  readonly #channels = new Map<string, Channel>()
  protected readonly log: DatabaseLog

  constructor(log: DatabaseLog) {
    this.log = log
  }

  /** Sends LISTEN for a channel without subscribers so far. */
  protected abstract subscribe(sql: string, onPool: (sql: string) => Promise<unknown>): Promise<void>

  /** Called for every new pooled connection. */
  resume?(client: pg.ClientBase): Promise<void>

  /** Resolves once this process has received every notification committed before. */
  async heard(): Promise<void> {}

  abstract close(): Promise<void>

  /** Adds a listener; returns how to remove it. */
  async listen(
    channel: string,
    onNotice: (payload: string) => void,
    onReconnect: (() => void) | undefined,
    onPool: (sql: string) => Promise<unknown>,
  ): Promise<() => Promise<void>> {
    const listener = { onNotice, onReconnect }
    let known = this.#channels.get(channel)
    if (!known) {
      const subscribed = this.subscribe(`listen ${pg.escapeIdentifier(channel)}`, onPool)
      known = { listeners: new Set(), subscribed }
      this.#channels.set(channel, known)
      subscribed.catch(() => this.#channels.delete(channel))
    }
    const { listeners, subscribed } = known
    listeners.add(listener)
    await subscribed
    // The session keeps listening: a channel without listeners costs nothing, and UNLISTEN would race with a new one.
    return async () => void listeners.delete(listener)
  }

  /** LISTEN for every known channel; empty when there is none. */
  protected get listenStatements(): string {
    return [...this.#channels.keys()].map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; ')
  }

  protected readonly deliver = (notice: pg.Notification): void => {
    for (const { onNotice } of this.#channels.get(notice.channel)?.listeners ?? []) {
      this.#call(() => onNotice(notice.payload ?? ''))
    }
  }

  protected reconnected(): void {
    for (const { listeners } of this.#channels.values()) {
      for (const { onReconnect } of listeners) if (onReconnect) this.#call(onReconnect)
    }
  }

  #call(callback: () => void): void {
    try {
      callback()
    } catch (error) {
      this.log.error(`A listener of the database failed: ${String(error)}`)
    }
  }
}

/** Notices of the embedded engine: they arrive on the one pooled connection. */
export class PooledNotices extends Notices {
  #connections = 0

  protected override async subscribe(sql: string, onPool: (sql: string) => Promise<unknown>): Promise<void> {
    await onPool(sql)
  }

  override async resume(client: pg.ClientBase): Promise<void> {
    client.on('notification', this.deliver)
    if (this.listenStatements) await client.query(this.listenStatements)
    if (this.#connections++ > 0) this.reconnected()
  }

  override async close(): Promise<void> {}
}
