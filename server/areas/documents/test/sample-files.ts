import { makeZip } from 'client-zip'
import { gathered } from '../../../platform/files/byte-streams.ts'
import type { TestAnswer, TestClient } from '../../../app/test/test-client.ts'

export const aPdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** An archive that holds entries of these names. */
export const aZip = (names: readonly string[]): Promise<Buffer> =>
  gathered(makeZip(names.map((name) => ({ name, input: 'x' }))) as AsyncIterable<Uint8Array>)

/** Sends a file as a form, as a browser or a program does. */
export async function sendWhole(
  client: TestClient,
  path: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<TestAnswer> {
  const boundary = 'portico-boundary'
  const quoted = name.replaceAll('"', '%22')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return client.post(path, body, { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } })
}
