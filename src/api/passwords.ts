import { sendPublic } from './client.ts'
import { send } from './send.ts'

/** Requests a reset link by mail (R141); the answer is the same for unknown users. */
export const requestPasswordReset = async (username: string): Promise<void> => {
  await sendPublic({ call: 'request_password_reset', json: { username } })
}

/**
 * Sets a new password with the token of a reset link (R142). 403: invalid or expired; 422: `errors` names the unmet
 * rules.
 */
export const resetPassword = async (resetToken: string, newPassword: string): Promise<void> => {
  await sendPublic({ call: 'reset_password', json: { reset_token: resetToken, new_password: newPassword } })
}

/** Changes the signed-in user's password (R148); 422: `errors` says why not. */
export const changePassword = async (oldPassword: string, newPassword: string): Promise<void> => {
  await send({ call: 'current_user/change_password', json: { old_password: oldPassword, new_password: newPassword } })
}
