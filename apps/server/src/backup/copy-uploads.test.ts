import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeOfKey } from '../files/file-storage.ts'
import { makeFolderStorage } from '../files/folder-storage.ts'
import { copyUploads } from './copy-uploads.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lqr-copies-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const texts = ['licence', 'letter', 'contract', 'report']
const putAll = async () => {
  const files = makeFolderStorage(path.join(folder, 'files'))
  const keys: string[] = []
  for (const text of texts) keys.push((await files.put(Buffer.from(text))).key)
  return { files, keys, placeOf: (key = '') => path.join(folder, 'files', placeOfKey(key)) }
}

test('an upload that cannot be read is named, and all others are copied', async () => {
  const { files, keys, placeOf } = await putAll()
  const [unreadable = '', ...others] = keys
  await rm(placeOf(unreadable))
  await mkdir(placeOf(unreadable))
  expect(await copyUploads(files, path.join(folder, 'copy'))).toEqual({ copied: 3, damaged: [unreadable] })
  for (const [index, key] of others.entries())
    expect(await readFile(path.join(folder, 'copy', placeOfKey(key)), 'utf8')).toBe(texts[index + 1])
})

test('what fails where the copy is written ends the copying', async () => {
  const { files, keys } = await putAll()
  const inTheWay = path.join(folder, 'copy', placeOfKey(keys[0] ?? ''))
  await mkdir(path.dirname(inTheWay), { recursive: true })
  await writeFile(inTheWay, 'there before')
  await expect(copyUploads(files, path.join(folder, 'copy'))).rejects.toThrow('EEXIST')
})
