/**
 * Ends the process quietly once the reader of its output, such as `head`, closes the pipe: that is
 * not a failure.
 */
export function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
