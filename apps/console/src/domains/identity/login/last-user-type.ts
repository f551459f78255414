import { type UserType, userTypes } from '@lqr/contract/identity/entities.ts'
import { deviceTexts } from '@lqr/web-client/kept-texts.ts'

const KEPT = 'last-user-type'

/** As what somebody signed in last in this browser; an enterprise where nobody has. */
export function lastUserType(): UserType {
  return userTypes.find(({ code }) => code === deviceTexts.read(KEPT))?.code ?? 'enterprise'
}

export function keepUserType(type: UserType): void {
  deviceTexts.keep(KEPT, type)
}
