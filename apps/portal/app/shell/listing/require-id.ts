import { data } from 'react-router'

const ID = /^[1-9]\d{0,14}$/

/** The id an address names, as `?id=` unless told otherwise; what cannot be one is the 404 page, the same as an id that does not exist. */
export function requireId(request: Request, key = 'id'): string {
  const id = new URL(request.url).searchParams.get(key) ?? ''
  if (!ID.test(id)) throw data(null, { status: 404 })
  return id
}
