import { describe, expect, it, test } from 'vitest'
import {
  afterProductAction,
  GONE,
  productActionName,
  productMoves,
  productStates,
  productStatusName,
  type ProductAction,
  type ProductStatus,
} from './product-states.ts'

const never = (status: ProductStatus) => ({ status, changeStatus: null })
const changing = (changeStatus: ProductStatus) => ({ status: 'LISTED', changeStatus }) as const

describe('a product that was never listed', () => {
  it('goes from draft over submission to the list, and back to its people with a reason', () => {
    expect(afterProductAction('submit', never('DRAFT'))).toEqual(never('SUBMITTED'))
    expect(afterProductAction('return', never('SUBMITTED'))).toEqual(never('RETURNED'))
    expect(afterProductAction('update', never('RETURNED'))).toEqual(never('RETURNED'))
    expect(afterProductAction('submit', never('RETURNED'))).toEqual(never('SUBMITTED'))
    expect(afterProductAction('withdraw', never('SUBMITTED'))).toEqual(never('DRAFT'))
    expect(afterProductAction('approve', never('SUBMITTED'))).toEqual(never('LISTED'))
  })

  it('is gone with its draft', () => {
    expect(afterProductAction('delete', never('RETURNED'))).toBe(GONE)
  })
})

describe('a listed product', () => {
  it('stays listed while a change of it is written, submitted and returned', () => {
    expect(afterProductAction('update', never('LISTED'))).toEqual(changing('DRAFT'))
    expect(afterProductAction('submit', changing('DRAFT'))).toEqual(changing('SUBMITTED'))
    expect(afterProductAction('return', changing('SUBMITTED'))).toEqual(changing('RETURNED'))
    expect(afterProductAction('delete', changing('RETURNED'))).toEqual(never('LISTED'))
    expect(afterProductAction('approve', changing('SUBMITTED'))).toEqual(never('LISTED'))
  })

  it('can be taken down whatever its change is doing, and a change of an unlisted one lists it again', () => {
    const down = { status: 'UNLISTED', changeStatus: 'SUBMITTED' } as const
    expect(afterProductAction('unlist', changing('SUBMITTED'))).toEqual(down)
    expect(afterProductAction('relist', down)).toEqual(changing('SUBMITTED'))
    expect(afterProductAction('approve', down)).toEqual(never('LISTED'))
  })
})

const all = productStates.flatMap(({ code }) =>
  (Object.keys(productMoves) as ProductAction[]).map((action) => [action, code] as const),
)
const illegal = all.filter(([action, code]) => productMoves[action][code] === undefined)

test.each(illegal)('%s is refused in %s', (action, code) => {
  expect(afterProductAction(action, never(code))).toBeUndefined()
})

test('states and actions have their words, and an unknown code stays itself', () => {
  expect(productStatusName('RETURNED')).toBe('已退回')
  expect(productActionName('relist')).toBe('重新上架')
  expect(productStatusName('OTHER')).toBe('OTHER')
})
