import { expect, test } from 'vitest'
import { publicationActionsIn } from './publication-states.ts'

test('a draft and what was taken offline can be published; what is public can be taken offline, and nothing else', () => {
  expect(publicationActionsIn('DRAFT')).toEqual(['publish'])
  expect(publicationActionsIn('OFFLINE')).toEqual(['publish'])
  expect(publicationActionsIn('PUBLISHED')).toEqual(['takeOffline'])
})
