import { generatedAccountApi } from '../generated/accountEndpoints';
import { listTag, unlessFailed } from '../cache/tags';

export type {
  OwnFactors,
  PasskeyCreation,
  PasskeyMade,
  Session as SignedInPlace,
} from '../generated/accountEndpoints';

const ended = unlessFailed(() => [listTag('session')]);

const changed = unlessFailed(() => [listTag('factor')]);

/** The user's own password, second factors and sessions. */
const enhanced = generatedAccountApi.enhanceEndpoints({
  endpoints: {
    listSessions: { providesTags: [listTag('session')], keepUnusedDataFor: 0 },
    // Changing the password ends the other sessions.
    changePassword: { invalidatesTags: ended },
    endSession: { invalidatesTags: ended },
    endOtherSessions: { invalidatesTags: ended },
    getOwnFactors: { providesTags: [listTag('factor')], keepUnusedDataFor: 0 },
    confirmPassword: { invalidatesTags: changed },
    confirmApp: { invalidatesTags: changed },
    removeApp: { invalidatesTags: changed },
    makeRecoveryCodes: { invalidatesTags: changed },
    addPasskey: { invalidatesTags: changed },
    renamePasskey: { invalidatesTags: changed },
    removePasskey: { invalidatesTags: changed },
    forgetDevice: { invalidatesTags: changed },
    forgetDevices: { invalidatesTags: changed },
  },
});

export const {
  useListSessionsQuery,
  useChangePasswordMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetOwnFactorsQuery,
  useBeginConfirmationMutation,
  useConfirmPasswordMutation,
  useBeginAppMutation,
  useConfirmAppMutation,
  useRemoveAppMutation,
  useMakeRecoveryCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useForgetDeviceMutation,
  useForgetDevicesMutation,
} = enhanced;
