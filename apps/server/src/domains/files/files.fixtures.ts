import path from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { insertFile } from './files.store.ts'
import { putUpload } from './seal-file.ts'

export interface FileMaker {
  ownerAccountId: string
  ownerCompanyId?: string | null
  purpose?: string
  scanState?: ScanState
  name?: string
  bytes?: Buffer
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A real 1×1 PNG; another `shade` gives other bytes. */
export function pngBytes(shade = 0): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, shade % 256]))),
    chunk('tEXt', Buffer.from(`Comment\0${shade}`, 'latin1')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small document that readers open. */
export function pdfBytes(words = 'example'): Buffer {
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
% ${words}
%%EOF
`)
}

const BEGINNINGS: Readonly<Record<string, string>> = { '%PDF': 'application/pdf', RIFF: 'image/webp' }

const mimeOf = (bytes?: Buffer) => BEGINNINGS[bytes?.subarray(0, 4).toString('latin1') ?? ''] ?? 'image/png'

/** A stored file with its row; its bytes lie plain, as those of a licence did before they were sealed. */
export async function makeFile(db: Db, { files }: Pick<Services, 'files'>, maker: FileMaker) {
  const { key, size, sha256 } = await files.put(maker.bytes ?? pngBytes())
  return insertFile(db, {
    storageKey: key,
    storedSize: size,
    isSealed: false,
    name: maker.name ?? '营业执照.png',
    size,
    sha256,
    mime: mimeOf(maker.bytes),
    purpose: maker.purpose ?? 'license',
    scanState: maker.scanState ?? 'clean',
    ownerAccountId: maker.ownerAccountId,
    ownerCompanyId: maker.ownerCompanyId ?? null,
    ownerOrgId: null,
  })
}

/** A licence as it is kept now: sealed by the key of these services. */
export async function makeSealedFile(
  services: Pick<Services, 'db' | 'files' | 'cipher'>,
  ownerAccountId: string,
  words: string,
): Promise<string> {
  return insertFile(services.db, {
    ...(await putUpload(services, pdfBytes(words), 'license')),
    name: '营业执照.pdf',
    mime: 'application/pdf',
    purpose: 'license',
    scanState: 'clean',
    ownerAccountId,
    ownerCompanyId: null,
    ownerOrgId: null,
  })
}

/** The place of stored bytes, for tests that spoil them; `store` is the folder of another store than the first. */
export function placeOf({ config }: Pick<Services, 'config'>, key: string, store?: string): string {
  return path.join(store ?? path.join(config.dataDir, 'files'), key.slice(0, 2), key.slice(2, 4), key)
}
