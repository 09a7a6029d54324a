import { createSocket, type Socket } from 'node:dgram'

type Answers = Readonly<Record<string, readonly string[]>>

const noSuchName = 3
const serverFailure = 2

/** A DNS server of our own that knows TXT records only. */
export class TxtServer {
  readonly #socket: Socket
  #answers: Answers | 'failure' = {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('message', (question, { port, address }) => socket.send(this.#answerTo(question), port, address))
  }

  static async start(): Promise<TxtServer> {
    const socket = createSocket('udp4')
    await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
    return new TxtServer(socket)
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`
  }

  answer(answers: Answers | 'failure'): void {
    this.#answers = answers
  }

  stop(): void {
    this.#socket.close()
  }

  #answerTo(question: Buffer): Buffer {
    const { name, end } = nameIn(question)
    const texts = this.#answers === 'failure' ? undefined : this.#answers[name]
    const code = this.#answers === 'failure' ? serverFailure : texts === undefined ? noSuchName : 0
    const header = Buffer.alloc(12)
    question.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(texts?.length ?? 0, 6)
    return Buffer.concat([header, question.subarray(12, end + 4), ...(texts ?? []).map(recordOf)])
  }
}

/** The name that is asked for, and where it ends. */
function nameIn(question: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** A TXT record whose name is the one that was asked for. */
function recordOf(text: string): Buffer {
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length])
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}
