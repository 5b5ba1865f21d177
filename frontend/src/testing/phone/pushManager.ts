/** A fake of the browser's push support, which jsdom lacks. */
export class FakePush {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  subscribedWith: Uint8Array | null = null;
  private listeners: ((event: MessageEvent) => void)[] = [];

  readonly manager = {
    getSubscription: () => Promise.resolve(this.subscription()),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      this.subscribedWith = applicationServerKey;
      return Promise.resolve(this.subscription());
    },
  };

  /** Returns an uninstall function. */
  install(): () => void {
    const notification = {
      requestPermission: () => {
        this.permission = this.answer;
        return Promise.resolve(this.answer);
      },
    };
    Object.defineProperty(notification, 'permission', { get: () => this.permission });
    Object.assign(globalThis, { Notification: notification, PushManager: FakePush });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        controller: null,
        register: () => Promise.resolve(),
        getRegistration: () => Promise.resolve({ pushManager: this.manager }),
        getRegistrations: () => Promise.resolve([]),
        addEventListener: (type: string, listener: (event: MessageEvent) => void) => {
          if (type === 'message') this.listeners.push(listener);
        },
        removeEventListener: () => undefined,
      },
    });
    return () => {
      Reflect.deleteProperty(globalThis, 'Notification');
      Reflect.deleteProperty(globalThis, 'PushManager');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    };
  }

  /** Sends a message from the worker to the open page. */
  tell(data: unknown): void {
    for (const listener of this.listeners) listener(new MessageEvent('message', { data }));
  }

  private subscription() {
    const key = this.subscribedWith;
    if (key === null) return null;
    const endpoint = 'https://push.example.com/abc';
    return {
      endpoint,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
      unsubscribe: () => {
        this.subscribedWith = null;
        return Promise.resolve(true);
      },
    };
  }
}
