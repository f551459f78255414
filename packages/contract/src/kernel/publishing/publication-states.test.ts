import { expect, test } from 'vitest'
import {
  afterChange,
  afterPublicationAction,
  DELETED,
  isPublicAt,
  publicationActions,
  type PublicationStanding,
  type PublicationStatus,
} from './publication-states.ts'

const standing = (status: PublicationStatus, changeStatus: PublicationStatus | null = null) => ({
  status,
  changeStatus,
})
const openIn = (of: PublicationStanding) =>
  publicationActions.map(({ code }) => code).filter((action) => afterPublicationAction(action, of))

test('a draft goes to review, from there to the public or back; nothing is published in one step', () => {
  expect(openIn(standing('DRAFT'))).toEqual(['submit', 'discard'])
  expect(afterPublicationAction('submit', standing('DRAFT'))).toEqual(standing('REVIEW'))
  expect(openIn(standing('REVIEW'))).toEqual(['approve', 'return'])
  expect(afterPublicationAction('approve', standing('REVIEW'))).toEqual(standing('PUBLISHED'))
  expect(afterPublicationAction('return', standing('REVIEW'))).toEqual(standing('DRAFT'))
})

test('a change of what is public has a state of its own and leaves the public one alone until it is approved', () => {
  expect(openIn(standing('PUBLISHED'))).toEqual(['unlist'])
  const changed = afterChange(standing('PUBLISHED'))
  expect(changed).toEqual(standing('PUBLISHED', 'DRAFT'))
  expect(openIn(changed)).toEqual(['submit', 'discard', 'unlist'])
  expect(afterPublicationAction('submit', changed)).toEqual(standing('PUBLISHED', 'REVIEW'))
  const waiting = standing('PUBLISHED', 'REVIEW')
  expect(openIn(waiting)).toEqual(['approve', 'return', 'discard', 'unlist'])
  expect(afterPublicationAction('return', waiting)).toEqual(changed)
  expect(afterPublicationAction('discard', waiting)).toEqual(standing('PUBLISHED'))
  expect(afterPublicationAction('unlist', waiting)).toEqual(standing('OFFLINE', 'REVIEW'))
})

test('what was taken offline comes back as it was, or changed once somebody approves the change', () => {
  expect(openIn(standing('OFFLINE'))).toEqual(['publish'])
  expect(afterPublicationAction('publish', standing('OFFLINE', 'DRAFT'))).toEqual(
    standing('PUBLISHED', 'DRAFT'),
  )
  expect(afterPublicationAction('approve', standing('OFFLINE', 'REVIEW'))).toEqual(standing('PUBLISHED'))
})

test('a draft that was never published is deleted when it is thrown away, but not under review', () => {
  expect(afterPublicationAction('discard', standing('DRAFT'))).toBe(DELETED)
  expect(afterPublicationAction('discard', standing('REVIEW'))).toBeUndefined()
  expect(afterPublicationAction('discard', standing('OFFLINE', 'DRAFT'))).toEqual(standing('OFFLINE'))
})

test('whatever is changed under review has to be submitted again', () => {
  expect(afterChange(standing('REVIEW'))).toEqual(standing('DRAFT'))
  expect(afterChange(standing('PUBLISHED', 'REVIEW'))).toEqual(standing('PUBLISHED', 'DRAFT'))
  expect(afterChange(standing('OFFLINE'))).toEqual(standing('OFFLINE', 'DRAFT'))
})

test('the public reads what is published and whose time has come', () => {
  const now = new Date('2026-11-20T10:00:00+08:00')
  const isPublic = (status: PublicationStatus, publishedAt: string | null) =>
    isPublicAt({ status, publishedAt }, now)
  expect(isPublic('PUBLISHED', '2026-11-20T10:00:00+08:00')).toBe(true)
  expect(isPublic('PUBLISHED', '2026-11-20T10:01:00+08:00')).toBe(false)
  expect(isPublic('OFFLINE', '2026-11-19T10:00:00+08:00')).toBe(false)
  expect(isPublic('REVIEW', null)).toBe(false)
})
