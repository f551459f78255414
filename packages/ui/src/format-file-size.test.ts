import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

test('sizes are shown as people say them', () => {
  expect([12, 317_440, 2_500_000, 33_822_867_456].map(formatFileSize)).toEqual([
    '12 B',
    '310 KB',
    '2.4 MB',
    '31.5 GB',
  ])
})
