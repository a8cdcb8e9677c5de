import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server on a port of this machine that keeps what it is handed; by `refusal` it turns away what begins so. */
export type SmtpServer = {
  url: string
  mails: string[]
  refusal: { to: RegExp; answer: string } | undefined
  turnedAway: number
  close(): Promise<void>
}

function converse(socket: Socket, server: SmtpServer): void {
  let [text, isData] = ['', false]
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    if (server.refusal?.to.test(line)) {
      server.turnedAway += 1
      answer(server.refusal.answer)
    } else if (/^(EHLO|HELO)/i.test(line)) answer('250 mail.example')
    else if (/^DATA/i.test(line)) {
      isData = true
      answer('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else answer('250 OK')
  }
  answer('220 mail.example')
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8')
    for (let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
      const part = text.slice(0, end)
      text = text.slice(end + (isData ? 5 : 2))
      if (isData) {
        isData = false
        server.mails.push(part)
        answer('250 taken')
      } else obey(part)
      end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
    }
  })
  socket.on('error', () => socket.destroy())
}

export async function openSmtpServer(): Promise<SmtpServer> {
  const listener = createServer((socket) => converse(socket, server))
  const server: SmtpServer = {
    url: '',
    mails: [],
    refusal: undefined,
    turnedAway: 0,
    close: () => new Promise((resolve) => listener.close(() => resolve())),
  }
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  server.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
  return server
}
