/**
 * 网络安全法 asks for at least six months of network logs; 会计档案管理办法 and 征信业管理条例 (five years for adverse credit
 * records) reach further, and an audit row proves who read or decided what.
 */
export const AUDIT_KEPT_MONTHS = 60
