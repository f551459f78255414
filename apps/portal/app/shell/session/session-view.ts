/** What the shell knows of the visitor; the same on the server and in the browser. */
export interface SessionView {
  readonly signedIn: boolean
  readonly userId: string | null
  readonly name: string
  readonly avatar: string | null
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
  readonly certiFlg: number | null
  readonly companyId: string | null
  readonly phoneNumber: string | null
  readonly corporateName: string | null
  readonly introduction: string
  readonly userSourceType: string | null
  readonly mustResetPassword: boolean
}

export const anonymous: SessionView = {
  signedIn: false,
  userId: null,
  name: '',
  avatar: null,
  roles: [],
  permissions: [],
  certiFlg: null,
  companyId: null,
  phoneNumber: null,
  corporateName: null,
  introduction: '',
  userSourceType: null,
  mustResetPassword: false,
}

/** Whether the account is an enterprise's: source type 7, or 17 from the unified identity service (docs/product-rules.md, Account types and roles). */
export function isEnterprise(session: Pick<SessionView, 'userSourceType'>): boolean {
  return session.userSourceType === '7' || session.userSourceType === '17'
}
