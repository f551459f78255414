/**
 * In which a page says for which account it was shown. A browser has one session: when somebody signs in as another in a second tab, what
 * the first tab still sends is refused with `kernel.otherAccount` (decision 0198).
 */
export const ACCOUNT_HEADER = 'account-id'

/** In which a page says that nobody has touched it for a while: what it asks for by itself keeps no session alive (decision 0199). */
export const UNATTENDED_HEADER = 'unattended'
