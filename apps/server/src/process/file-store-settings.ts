import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { PlainProblem } from './plain-problem.ts'

/** How an S3 server encrypts what it keeps: with its own keys, or with one of its key service. */
const ENCRYPTION = /^(?:AES256|aws:kms(?::[\w:/.-]+)?)$/

/** The variables that say where uploaded files lie. */
export const fileStoreVariables = {
  FILES_URL: z.url().optional(),
  FILES_ALSO_READ: z.url().optional(),
  FILES_S3_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  FILES_S3_ADDRESSING: z.enum(['path', 'host']).default('path'),
  FILES_S3_ENCRYPTION: z.string().regex(ENCRYPTION, 'AES256、aws:kms 或 aws:kms:<密钥编号>').optional(),
}

/** A bucket of an S3 server, and who asks. */
export interface S3Settings {
  readonly kind: 's3'
  /** The address of the bucket, without a slash at its end. */
  readonly bucketUrl: string
  readonly bucket: string
  /** What every key of ours begins with: empty, or ending with a slash. */
  readonly prefix: string
  readonly keyId: string
  readonly secret: string
  readonly region: string
  readonly encryption: string | undefined
}

export type FileStoreSettings = { readonly kind: 'folder'; readonly folder: string } | S3Settings

export interface FileStores {
  /** Where uploads are written and read. */
  readonly files: FileStoreSettings
  /** Read as well where the first has nothing: while files move from one to the other. */
  readonly filesAlso: FileStoreSettings | undefined
}

type Values = z.output<z.ZodObject<typeof fileStoreVariables>> & { readonly DATA_DIR: string }

export function fileStores(values: Values): FileStores {
  const { FILES_URL: url, FILES_ALSO_READ: also, DATA_DIR: dataDir } = values
  const files = url === undefined ? folderOf(join(dataDir, 'files')) : storeAt('FILES_URL', url, values)
  const filesAlso = also === undefined ? undefined : storeAt('FILES_ALSO_READ', also, values)
  if (JSON.stringify(files) === JSON.stringify(filesAlso))
    throw new PlainProblem('FILES_ALSO_READ 须与 FILES_URL 指向不同的存储')
  return { files, filesAlso }
}

function storeAt(name: string, url: string, values: Values): FileStoreSettings {
  const { protocol } = new URL(url)
  if (protocol === 'file:') return folderOf(fileURLToPath(url))
  if (protocol === 'http:' || protocol === 'https:') return bucketAt(name, url, values)
  throw new PlainProblem(`${name} 须为 file:///目录 或 https://主机/存储桶`)
}

const folderOf = (folder: string): FileStoreSettings => ({ kind: 'folder', folder: resolve(folder) })

function bucketAt(name: string, url: string, values: Values): S3Settings {
  const { FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret, FILES_S3_ADDRESSING: addressing } = values
  if (!keyId || !secret)
    throw new PlainProblem(`${name} 指向 S3 存储时须设置 FILES_S3_KEY_ID 与 FILES_S3_SECRET`)
  const { origin, hostname, pathname, search, username } = new URL(url)
  const parts = pathname.split('/').filter(Boolean)
  const inPath = addressing === 'path'
  const bucket = (inPath ? parts.shift() : hostname.split('.')[0]) ?? ''
  if (bucket === '' || search !== '' || username !== '')
    throw new PlainProblem(`${name} 须为 https://主机/存储桶，密钥不写在地址里`)
  if (parts.some((part) => !/^[\w.-]+$/.test(part)))
    throw new PlainProblem(`${name} 的路径只能由字母、数字、点、横线和下划线组成`)
  return {
    kind: 's3',
    bucketUrl: inPath ? `${origin}/${bucket}` : origin,
    bucket,
    prefix: parts.map((part) => `${part}/`).join(''),
    keyId,
    secret,
    region: values.FILES_S3_REGION,
    encryption: values.FILES_S3_ENCRYPTION,
  }
}
