import { expect, test } from 'vitest'
import { checkFile, formatSize } from './file-check.ts'

test.each(['执照.PDF', '执照.png', '执照.jpeg', '执照.webp'])('%s up to 10 MB may be uploaded', (name) => {
  expect(checkFile({ name, size: 10 * 1024 * 1024 })).toBeUndefined()
})

test.each([
  ['执照.exe', 2048, '只能上传 PDF、PNG、JPG 或 WEBP 文件'],
  ['执照.png', 0, '文件是空的，请重新选择'],
  ['执照.png', 10 * 1024 * 1024 + 1, '文件超过 10 MB，请压缩后重新上传'],
])('%s of %i bytes is refused before it is sent', (name, size, message) => {
  expect(checkFile({ name, size })).toBe(message)
})

test('sizes are shown as people say them', () => {
  expect(formatSize(2_500_000)).toBe('2.4 MB')
  expect(formatSize(12)).toBe('1 KB')
})
