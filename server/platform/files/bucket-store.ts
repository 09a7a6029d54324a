import type { S3Client } from '@aws-sdk/client-s3'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BucketConfig } from '../config/config.ts'
import { measured } from './byte-streams.ts'
import { checkedKey, FileMissing, type FileStore } from './file-store.ts'

/** Stores files in an S3-compatible bucket. Region, address and keys come from the SDK's usual variables. */
export function bucketStore({ bucket, prefix }: BucketConfig): FileStore {
  const placeOf = (key: string) => ({ Bucket: bucket, Key: prefix + checkedKey(key) })
  const connected = lazily(connect)
  const open: FileStore['open'] = async (key, range) => {
    const { client, s3 } = await connected()
    const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
    const { Body } = await client.send(new s3.GetObjectCommand({ ...placeOf(key), ...part })).catch((error: Error) => {
      throw error.name === 'NoSuchKey' ? new FileMissing(key) : error
    })
    return Body as Readable
  }
  return {
    async put(key, stream) {
      const { client } = await connected()
      const { Upload } = await import('@aws-sdk/lib-storage')
      const { stream: passed, stored } = measured(stream)
      const upload = new Upload({ client, queueSize: 2, params: { ...placeOf(key), Body: Readable.from(passed) } })
      await upload.done()
      return stored()
    },
    open,
    async copyTo(key, path) {
      await pipeline(await open(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    },
    async remove(key) {
      const { client, s3 } = await connected()
      await client.send(new s3.DeleteObjectCommand(placeOf(key)))
    },
    async ping() {
      const { client, s3 } = await connected()
      await client.send(new s3.HeadBucketCommand({ Bucket: bucket }))
    },
  }
}

/** The SDK is large: load it at first use, if a bucket is configured. */
async function connect() {
  const s3 = await import('@aws-sdk/client-s3')
  const hasOwnAddress = (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL) !== undefined
  // Stores other than Amazon's rarely have a host name for each bucket.
  const client: S3Client = new s3.S3Client({ forcePathStyle: hasOwnAddress })
  return { s3, client }
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
