// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {IEntryPoint} from "@account-abstraction/contracts/interfaces/IEntryPoint.sol";
import {IPaymaster} from "@account-abstraction/contracts/interfaces/IPaymaster.sol";
import {PackedUserOperation} from "@account-abstraction/contracts/interfaces/PackedUserOperation.sol";

/// Pays for every operation that its signer has agreed to: the data behind the limits is a signature of what is to be done.
contract StackPaymaster is IPaymaster {
    IEntryPoint public immutable entryPoint;
    address public immutable signer;

    constructor(IEntryPoint entryPoint_, address signer_) payable {
        entryPoint = entryPoint_;
        signer = signer_;
        entryPoint_.depositTo{value: msg.value}(address(this));
    }

    function hashOf(PackedUserOperation calldata operation) public view returns (bytes32) {
        return keccak256(
            abi.encode(
                operation.sender,
                operation.nonce,
                keccak256(operation.initCode),
                keccak256(operation.callData),
                operation.accountGasLimits,
                operation.preVerificationGas,
                operation.gasFees,
                block.chainid,
                address(this)
            )
        );
    }

    function validatePaymasterUserOp(
        PackedUserOperation calldata operation,
        bytes32,
        uint256
    ) external view returns (bytes memory, uint256) {
        require(msg.sender == address(entryPoint), "only the entry point");
        bytes32 hash = MessageHashUtils.toEthSignedMessageHash(hashOf(operation));
        (address found, ECDSA.RecoverError error, ) = ECDSA.tryRecover(hash, operation.paymasterAndData[52:]);
        return ("", error == ECDSA.RecoverError.NoError && found == signer ? 0 : 1);
    }

    function postOp(PostOpMode, bytes calldata, uint256, uint256) external {}
}
